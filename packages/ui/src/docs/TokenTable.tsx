import { type Token, tokenGroups } from './listTokens';
import { TokenSample } from './TokenSample';

const columns = ['Sample', 'Name and purpose', 'Light', 'Dark'];

/** A table of the tokens by custom property: a sample, the purpose, and the value in each theme. */
export function TokenTable() {
  return tokenGroups.map(({ title, tokens }) => (
    <table key={title} className="tokens">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td>
              <TokenSample {...token} />
            </td>
            <th scope="row">
              <code>{token.name}</code>
              <small>{token.purpose}</small>
            </th>
            <Values {...token} />
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

function Values({ light, dark }: Token) {
  if (light === dark) return <td colSpan={2}>{light}</td>;
  return (
    <>
      <td>{light}</td>
      <td>{dark}</td>
    </>
  );
}
