import { type Language, languageCodes, prefixOf } from '@lively/engine/languages';
import { locales } from './locales/index.ts';

/** Returns the path of a language's page. */
export function pathFor(language: Language): string {
  return `${prefixOf(language)}/`;
}

/** Writes the static part of the playground in one language. `playground.ts` creates the form. */
export function writePage(language: Language, bytes: number): string {
  const texts = locales[language];
  const [first, second] = texts.title;
  const facts = [
    [bytes.toLocaleString(language, { useGrouping: true }), texts.facts.weight],
    ['1', texts.facts.requests],
    ['0', texts.facts.cookies],
  ];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${texts.pageTitle}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/tokens.css">
    <link rel="stylesheet" href="/style.css">
    <script type="module" src="/lively.js"></script>
    <script type="module" src="/playground.js"></script>
  </head>
  <body>
    <header>
      <div class="bar">
        <p class="overline">${texts.overline}</p>
        <nav aria-label="${texts.languages}">${languageCodes.map((other) => linkTo(other, language)).join('')}</nav>
      </div>
      <h1>${first}<br>${second.replace(/\*(.+)\*/, '<em>$1</em>')}</h1>
      <p class="lead">${texts.lead}</p>
      <dl class="facts">${facts.map(([number, fact]) => `<div><dt>${fact}</dt><dd>${number}</dd></div>`).join('')}</dl>
    </header>
    <main>
      <form aria-label="${texts.form}"></form>
      <div class="result">
        <section aria-labelledby="preview">
          <div class="bar">
            <h2 id="preview">${texts.preview}</h2>
            <div class="settings"></div>
          </div>
          <div class="page"></div>
          <p class="received" role="status">${texts.nothingReceived}</p>
        </section>
      </div>
    </main>
  </body>
</html>
`;
}

function linkTo(language: Language, current: Language): string {
  const state = language === current ? ' aria-current="page"' : '';
  return `<a href="${pathFor(language)}" lang="${language}" hreflang="${language}"${state}>${locales[language].language}</a>`;
}
