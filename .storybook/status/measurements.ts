import type { Plugin } from 'vite';
import { listUnmeasured } from '../../packages/ui/build/accessibility/listUnmeasured.ts';
import { measurementsFile, readMeasurements } from '../../packages/ui/build/accessibility/readMeasurements.ts';

const id = 'virtual:measurements';

/** Gives the pages the measurements of the last test runs, and reports components that no run measured. */
export function measurements(): Plugin {
  return {
    name: 'measurements',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(measurementsFile.pathname);
      const measured = readMeasurements();
      const unmeasured = listUnmeasured(measured).length;
      if (unmeasured > 0)
        this.warn(
          `The stories of ${unmeasured} components are not measured. \`pnpm test:stories\` measures them; then build again.`,
        );
      return `export default ${JSON.stringify(measured)}`;
    },
  };
}
