import { Fragment } from 'react';

interface RichTextProps {
  /** Plain text, with links `[words](/address)` and strong words `**words**`. */
  text: string;
}

/** Words with their links. Everything else is shown as it is written. */
export function RichText({ text }: RichTextProps) {
  return text.split(mark).map((piece, index) => {
    const [, words, address] = piece.match(link) ?? [];
    const key = `${index} ${piece}`;
    if (words && address) {
      return (
        <a key={key} href={address}>
          {words}
        </a>
      );
    }
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    return <Fragment key={key}>{piece}</Fragment>;
  });
}

const mark = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/;
const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
