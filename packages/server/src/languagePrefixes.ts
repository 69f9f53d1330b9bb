/** How each language shows in a path; the first does not. */
export function languagePrefixes(languages: readonly string[]): { language: string; prefix: string }[] {
  return languages.map((language, index) => ({ language, prefix: index ? `/${language}` : '' }));
}
