interface SecurityContact {
  readonly siteUrl: string;
  readonly email: string;
  /** The languages by preference; the first is the default. */
  readonly languages: readonly string[];
}

/** Days. Readers ignore a file older than a year, and builds are made more often. */
const lifetime = 364;

/** Renders the security.txt of RFC 9116: the address for reports of vulnerabilities. It is valid for a year from the build. */
export function renderSecurityTxt({ siteUrl, email, languages }: SecurityContact, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + lifetime);
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${siteUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
