/** Wraps one PNG of `size` pixels (up to 255) into an ICO file: a header of 6 bytes, one entry of 16, then the PNG. */
export function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(22 + png.length);
  const header = new DataView(file.buffer);
  const isIcon = 1;
  const count = 1;
  header.setUint16(2, isIcon, true);
  header.setUint16(4, count, true);
  header.setUint8(6, size);
  header.setUint8(7, size);
  const planes = 1;
  const bitsPerPixel = 32;
  header.setUint16(10, planes, true);
  header.setUint16(12, bitsPerPixel, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, 22, true);
  file.set(png, 22);
  return file;
}
