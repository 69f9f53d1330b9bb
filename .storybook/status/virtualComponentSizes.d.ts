declare module 'virtual:component-sizes' {
  /** The size of each component alone. */
  const sizes: Readonly<Record<string, import('../../packages/ui/size/measureComponents').ComponentSize>>;
  export default sizes;
}
