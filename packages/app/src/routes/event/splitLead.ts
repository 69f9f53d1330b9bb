/** Characters that fit under a title. */
const leadLength = 170;

const sentenceEnd = /[.!?…]['’"”»)\s]*$/;

/**
 * Cuts a description into what stands under the title and the paragraphs that follow: the first sentences of the first line, as
 * many as fit. Nothing is lost: a sentence that is too long, or that goes on in the next line, stays with the rest, which
 * keeps its line breaks.
 */
export function splitLead(description: string, language: string): { lead: string; paragraphs: string[] } {
  const [first = '', ...others] = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const [line = ''] = first.split('\n');
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)].map(
    ({ segment }) => segment,
  );
  if (line !== first && !sentenceEnd.test(line)) sentences.pop();
  let lead = '';
  for (const sentence of sentences) {
    if ((lead + sentence).trim().length > leadLength) break;
    lead += sentence;
  }
  const rest = first.slice(lead.length).trim();
  return { lead: lead.trim(), paragraphs: rest ? [rest, ...others] : others };
}
