import type { Block, NoteBlock, TableBlock } from './Block';
import * as styles from './Blocks.css';
import { RichText } from './RichText';

interface BlocksProps {
  blocks: readonly Block[];
}

/** Draws paragraphs, lists, tables and notes, in order. Must be inside a Prose. */
export function Blocks({ blocks }: BlocksProps) {
  return blocks.map((block, index) => {
    const key = `${index}`;
    if (typeof block === 'string') {
      return (
        <p key={key}>
          <RichText text={block} />
        </p>
      );
    }
    if ('table' in block) return <Table key={key} {...block} />;
    if ('note' in block) return <Note key={key} {...block} />;
    const List = block.numbered ? 'ol' : 'ul';
    return (
      <List key={key}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </List>
    );
  });
}

function Note({ note }: NoteBlock) {
  return (
    <p className={styles.note}>
      <RichText text={note} />
    </p>
  );
}

function Table({ table: { caption, head, rows } }: TableBlock) {
  return (
    // A wide table scrolls in its frame, and by the arrow keys if the frame has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={head.length > 2 ? styles.wide : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
