/** Bytes that the widgets may weigh, minified and compressed with `gzip -9`. */
export const sizeLimit = 8192;
