/** Replaces the diagram between the markers of a text. */
export function replaceDiagram(text: string, diagram: string): string {
  const [before, after] = [text.indexOf(opening), text.indexOf(closing)];
  if (before < 0 || after < before)
    throw new Error(
      `The text has no place for the diagram: write the lines ${opening} and ${closing} where it belongs.`,
    );
  return `${text.slice(0, before + opening.length)}\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n${text.slice(after)}`;
}

const opening = '<!-- Diagram: written by supabase/generateDiagram.ts -->';
const closing = '<!-- End of the diagram -->';
