declare module 'virtual:component-sizes' {
  /** Bytes of each component alone, gzip -9. */
  const sizes: Readonly<Record<string, { script: number; stylesheet: number }>>;
  export default sizes;
}
