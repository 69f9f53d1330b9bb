const changesets = import.meta.glob<string>(['../../../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changes of the next release, as Markdown: the text of each changeset without its front matter. */
export const nextChanges: string =
  Object.values(changesets)
    .map((text) => text.replace(/^---[\s\S]*?---\s*/, ''))
    .join('\n\n') || 'Nothing yet.';
