/** The few globals that Node and browsers share. Only the core is compiled with this file, in place of either's types. */

interface AbortSignalEventMap {
  abort: unknown;
}
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: keyof AbortSignalEventMap, listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: keyof AbortSignalEventMap, listener: () => void): void;
}
declare var AbortSignal: { any(signals: Iterable<AbortSignal>): AbortSignal; timeout(ms: number): AbortSignal };
interface AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
declare var AbortController: { new (): AbortController };
interface ReadableStreamDefaultReader<T> {
  read(): Promise<{ done: false; value: T } | { done: true; value?: T }>;
  cancel(): Promise<void>;
  releaseLock(): void;
}
interface ReadableStream<T = unknown> {
  getReader(): ReadableStreamDefaultReader<T>;
}
interface TextEncoder {
  encode(text: string): Uint8Array;
}
declare var TextEncoder: { new (): TextEncoder };
interface TextDecoder {
  decode(bytes: Uint8Array): string;
}
declare var TextDecoder: { new (label?: string): TextDecoder };
interface Blob {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare var Blob: { new (): Blob };
interface URL {
  readonly hostname: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
}
declare var URL: { new (address: string): URL; canParse(address: string): boolean };
