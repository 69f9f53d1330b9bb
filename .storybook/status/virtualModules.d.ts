declare module 'virtual:component-sizes' {
  /** The size of each component alone. */
  const sizes: Readonly<Record<string, import('../../packages/ui/size/measureComponents').ComponentSize>>;
  export default sizes;
}

declare module 'virtual:measurements' {
  /** What the last test runs measured. */
  const measurements: import('../../packages/ui/build/accessibility/Measurements').Measurements;
  export default measurements;
}
