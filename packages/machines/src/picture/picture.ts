/** A file that was chosen. The browser's `File` is one. */
export interface Picture {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type it claims. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
