import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project is alone in a folder of temporary files: nothing above it is part of it. */
export default { turbopack: { root: dirname(fileURLToPath(import.meta.url)) } };
