import { ImageZoom } from "./image-zoom";

type Props = { src?: string; alt?: string; title?: string; width?: number | string; height?: number | string };

/** An image with known size, so that nothing moves when it arrives; pressing it shows it large. */
export function DocImage({ src, alt = "", title, width, height }: Props) {
  return (
    <ImageZoom label={alt}>
      <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
    </ImageZoom>
  );
}
