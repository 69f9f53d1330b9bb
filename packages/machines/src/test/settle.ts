/** Lets every promise that can go on do so. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
