import { Fragment } from 'react';
import { Anchor } from '../../internal/Anchor';

interface RichTextProps {
  /** Plain text, with links `[text](/path)` and strong text `**text**`. */
  text: string;
}

/** Text with links and strong text. All other characters are shown unchanged. */
export function RichText({ text }: RichTextProps) {
  return text.split(mark).map((piece, index) => {
    const [, label, href] = piece.match(link) ?? [];
    const key = `${index} ${piece}`;
    if (label && href) {
      return (
        <Anchor key={key} href={href}>
          {label}
        </Anchor>
      );
    }
    if (piece.startsWith('**')) return <strong key={key}>{piece.slice(2, -2)}</strong>;
    return <Fragment key={key}>{piece}</Fragment>;
  });
}

const mark = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/;
const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
