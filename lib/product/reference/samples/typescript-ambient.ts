/**
 * What samples use of Node.js and Express, written down so that neither's types have to be loaded: they take longer to
 * read than all samples together. Any other module is `any`.
 */
export const ambientDeclarations = `
declare const console: { log(...data: unknown[]): void; error(...data: unknown[]): void; warn(...data: unknown[]): void; table(data: unknown): void };
declare const process: { env: Record<string, string | undefined>; argv: string[]; exit(code?: number): never; exitCode?: number; on(event: string, listener: (...args: any[]) => void): void };
declare class Buffer extends Uint8Array { static from(data: string | ArrayBuffer | Uint8Array, encoding?: string): Buffer; static concat(list: Uint8Array[]): Buffer; toString(encoding?: string): string }
declare class URL { constructor(url: string, base?: string | URL); searchParams: URLSearchParams; href: string; pathname: string }
declare class URLSearchParams { constructor(init?: Record<string, string> | string); get(name: string): string | null; set(name: string, value: string): void }
declare class Headers { get(name: string): string | null; set(name: string, value: string): void }
declare class AbortSignal { static timeout(ms: number): AbortSignal; readonly aborted: boolean }
declare class AbortController { signal: AbortSignal; abort(): void }
declare class TextEncoder { encode(text: string): Uint8Array }
declare class TextDecoder { decode(data: Uint8Array): string }
declare class Response { constructor(body?: unknown, init?: { status?: number; headers?: Record<string, string> }); ok: boolean; status: number; headers: Headers; json(): Promise<any>; text(): Promise<string> }
declare class Request { headers: Headers; method: string; url: string; text(): Promise<string>; json(): Promise<any>; arrayBuffer(): Promise<ArrayBuffer> }
declare function fetch(input: string | URL, init?: { method?: string; headers?: Record<string, string>; body?: string; signal?: unknown }): Promise<Response>;
declare function setTimeout(handler: (...args: any[]) => void, ms?: number): any;
declare function setInterval(handler: (...args: any[]) => void, ms?: number): any;
declare function clearTimeout(id: any): void;
declare function clearInterval(id: any): void;
declare function structuredClone<T>(value: T): T;
declare const crypto: { randomUUID(): string };
declare module "express" {
  export interface Request { body: any; params: Record<string, string>; query: Record<string, any>; headers: Record<string, string | undefined>; header(name: string): string | undefined; get(name: string): string | undefined }
  export interface Response { status(code: number): Response; sendStatus(code: number): Response; set(name: string, value: string): Response; send(body?: unknown): Response; json(body: unknown): Response; sendFile(path: string): void; end(): void; write(text: string): boolean; writeHead(code: number, headers?: Record<string, string>): Response; flushHeaders(): void; on(event: string, listener: () => void): void }
  export type Handler = (req: Request, res: Response, next: (error?: unknown) => void) => unknown;
  export interface App { get(path: string, ...handlers: Handler[]): App; post(path: string, ...handlers: Handler[]): App; use(...handlers: any[]): App; listen(port: number | string, ready?: () => void): any }
  function express(): App;
  namespace express { function raw(options?: object): Handler; function json(options?: object): Handler; function text(options?: object): Handler; const static: (root: string) => Handler }
  export default express;
}
declare module "*";
`;
