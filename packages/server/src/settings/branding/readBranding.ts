import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getDotPath, safeParse } from 'valibot';
import { StartError } from '../../startup/StartError.ts';
import { type Branding, brandingSchema } from './brandingSchema.ts';

/**
 * Reads a branding and its logo.
 *
 * @param file Absolute.
 * @param isNamed Whether a setting names the file, which then must exist.
 * @returns Undefined without a file: the site is Lively.
 * @throws StartError, one line that names the key and what it takes.
 */
export function readBranding(file: string, isNamed: boolean): Branding | undefined {
  if (!isNamed && !existsSync(file)) return undefined;
  const parsed = safeParse(brandingSchema, parse(file), { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const key = getDotPath(issue) ?? 'The content';
    if (issue.type === 'strict_object' && issue.input === undefined) throw refuse(file, `${key} is missing`);
    if (issue.type === 'strict_object') throw refuse(file, `${key} is no key of a branding`);
    throw refuse(file, `${key} ${issue.message}`);
  }
  const { logo, ...branding } = parsed.output;
  return { ...branding, ...(logo !== undefined && { logo: readLogo(file, logo) }) };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(file, `cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
}

function readLogo(file: string, name: string): string {
  const path = resolve(dirname(file), name);
  if (!existsSync(path)) throw refuse(file, `logo names ${name}, and there is no such file beside it`);
  const svg = readFileSync(path, 'utf8').trim();
  // The picture is shown with the site's own rights.
  if (
    !/<svg[\s>]/.test(svg) ||
    /<script|<foreignObject|\son\w+\s*=|(href|src)\s*=\s*["']?(?!#|["']?data:image\/)/i.test(svg)
  )
    throw refuse(file, `logo names ${name}, which is no SVG picture without scripts and links`);
  return svg;
}

function refuse(file: string, reason: string): StartError {
  return new StartError(`The branding ${file} is not used: ${reason}. docs/hosting/branding.json is an example.`);
}
