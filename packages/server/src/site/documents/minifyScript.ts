import { minify } from 'vite';

/**
 * Makes a script small.
 *
 * @param name - Its file, for the error.
 */
export async function minifyScript(name: string, script: string): Promise<string> {
  const { code, errors } = await minify(name.replace(/\.\w+$/, '.js'), script);
  if (errors.length > 0) throw new Error(`${name} cannot be made small: ${errors[0]?.message}`);
  return code;
}
