let attempts = 0;

/**
 * Imports code that may have failed to come before. Chromium keeps a failed module for the life of the document, so a second
 * import asks for it under another URL; what it imports itself keeps its own, and stays one.
 */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  importUrl: (url: string) => Promise<Module> = (url) => import(/* @vite-ignore */ url),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    if (!url) throw error;
    attempts += 1;
    return importUrl(`${url}?attempt=${attempts}`);
  }
}
