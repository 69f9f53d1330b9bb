/** The URL of the page opens it: no other site learns it from a link that is followed. The server says the same in a header. */
export function SecretHead() {
  return <meta name="referrer" content="no-referrer" />;
}
