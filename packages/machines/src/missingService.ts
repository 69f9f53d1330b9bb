/** Stands in for a service until the app provides it. */
export const missingService = (name: string) => () =>
  Promise.reject(
    new Error(
      `Service not provided: ${name}. The machine cannot go on without it; build it with its create…Machine().`,
    ),
  );
