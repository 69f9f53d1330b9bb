/**
 * A piece of a text. A string is a paragraph, which may contain links, `[text](/path)`, and strong text, `**text**`, but no other
 * markup.
 */
export type Block = string | ListBlock | TableBlock | NoteBlock;

export interface ListBlock {
  list: readonly string[];
  /** Whether the list has numbers instead of dashes. @default false */
  numbered?: boolean;
}

export interface TableBlock {
  table: {
    /** A one-line summary of the table, above it. */
    caption: string;
    head: readonly string[];
    /** The rows, each as long as the head. The first cell names the row. */
    rows: readonly (readonly string[])[];
  };
}

/** Important information. */
export interface NoteBlock {
  note: string;
}

/** A part of a long text. Its id is the target of links. */
export interface TextSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}
