/** The props of a public page. */
export interface PageProps<Content> {
  content: Content;
}
