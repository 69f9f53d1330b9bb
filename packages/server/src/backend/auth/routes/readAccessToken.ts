/** Returns the access token of an answer that opens a session. */
export async function readAccessToken(response: Response): Promise<string> {
  const { access_token } = await response.clone().json();
  return access_token;
}
