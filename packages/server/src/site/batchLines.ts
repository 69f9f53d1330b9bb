/**
 * Collects the lines of one turn of the event loop and writes them at once: a write to a pipe blocks the thread until the system
 * has taken it, and takes a sixth of the time of a static page.
 */
export function batchLines(write: (text: string) => void): (line: string) => void {
  let text = '';
  const flush = () => {
    if (text) write(text);
    text = '';
  };
  // A process that ends writes its last lines.
  process.on('exit', flush);
  return (line) => {
    if (!text) setImmediate(flush);
    text += line;
  };
}
