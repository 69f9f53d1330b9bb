import { resolve } from 'node:path';
import { compressFiles } from './compressFiles.ts';

/* The end of `pnpm build`: the app and the widgets as they are sent. */
const count = await compressFiles(resolve(import.meta.dirname, '../../../app/dist'));
process.stdout.write(`${count} texts compressed\n`);
