/** What the component of a public page is given. */
export interface PageProps<Content> {
  content: Content;
}
