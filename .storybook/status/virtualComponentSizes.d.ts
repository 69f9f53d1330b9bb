declare module 'virtual:component-sizes' {
  /** What each component weighs alone. */
  const sizes: Readonly<Record<string, import('../../packages/ui/size/measureComponents').ComponentSize>>;
  export default sizes;
}
