/**
 * One piece of a text. A string is a paragraph. It may hold links, `[text](/path)`, and strong text,
 * `**text**`: nothing else is read as markup.
 */
export type Block = string | ListBlock | TableBlock | NoteBlock;

export interface ListBlock {
  list: readonly string[];
  /** Numbers instead of dashes. @default false */
  numbered?: boolean;
}

export interface TableBlock {
  table: {
    /** What the table says, in one line over it. */
    caption: string;
    head: readonly string[];
    /** Each row as long as the head; its first cell names the row. */
    rows: readonly (readonly string[])[];
  };
}

/** What must not be missed. */
export interface NoteBlock {
  note: string;
}

/** A part of a long text, with an id to link to. */
export interface TextSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}
