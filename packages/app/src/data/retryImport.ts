let attempts = 0;

/**
 * Imports code whose import may have failed before. Chromium keeps a failed module for the life of the document, so
 * that a retry uses another URL. Its own imports keep their URLs, and are loaded once.
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
