/** What the page of a public screen is given. */
export interface PageProps<Content> {
  content: Content;
}
