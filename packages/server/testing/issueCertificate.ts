import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate in PEM, with its private key. */
export interface Certificate {
  readonly name: string;
  readonly cert: string;
  readonly key: string;
}

interface CertificateOptions {
  /** The authority that signs it. @default self-signed */
  readonly issuer?: Certificate;
  /** The first and the last day on which it is valid, as days from now. */
  readonly days?: readonly [from: number, to: number];
}

/** Issues an X.509 certificate for a host or an authority (RFC 5280), with a new key: the repository contains no key. */
export function issueCertificate(name: string, { issuer, days = [-1, 1] }: CertificateOptions = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signature = encode(0x30, oid('2a8648ce3d040302'));
  const body = encode(
    0x30,
    encode(0xa0, encode(0x02, Buffer.from([2]))),
    encode(0x02, Buffer.from([1])),
    signature,
    nameOf(issuer?.name ?? name),
    encode(0x30, ...days.map(timeOf)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, encode(0x30, issuer ? hostNames(name) : authority)),
  );
  const signed = sign('sha256', body, issuer?.key ?? key);
  const cert = encode(0x30, body, signature, encode(0x03, Buffer.from([0]), signed));
  return { name, key, cert: `-----BEGIN CERTIFICATE-----\n${cert.toString('base64')}\n-----END CERTIFICATE-----\n` };
}

/** Encodes a value in DER: its tag, its length, and its content. */
function encode(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const oid = (hex: string) => encode(0x06, Buffer.from(hex, 'hex'));
const isTrue = encode(0x01, Buffer.from([0xff]));

/** The basic constraints of an authority. */
const authority = encode(0x30, oid('551d13'), isTrue, encode(0x04, encode(0x30, isTrue)));

/** The subject alternative name, which a client compares with the host of its request. */
function hostNames(name: string): Buffer {
  return encode(0x30, oid('551d11'), encode(0x04, encode(0x30, encode(0x82, Buffer.from(name)))));
}

function nameOf(name: string): Buffer {
  return encode(0x30, encode(0x31, encode(0x30, oid('550403'), encode(0x0c, Buffer.from(name)))));
}

/** Formats a time as `YYMMDDHHMMSSZ`. */
function timeOf(days: number): Buffer {
  const moment = new Date(Date.now() + days * 86_400_000).toISOString();
  return encode(0x17, Buffer.from(`${moment.slice(2, 19).replace(/\D/g, '')}Z`));
}
