/** The URL of the page is a secret: links must not send it as a referrer. The server sets the same policy in a header. */
export function SecretHead() {
  return <meta name="referrer" content="no-referrer" />;
}
