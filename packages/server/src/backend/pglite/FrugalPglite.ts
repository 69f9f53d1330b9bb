import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';

/** The flag of V8 that keeps functions compiled from now on out of its optimising compiler, and its default. */
const [simple, standard] = ['--wasm-tier-up-filter=0', '--wasm-tier-up-filter=-1'];

/**
 * A PGlite whose SQL parser V8 never optimises. The parser is one function of 100 KB with 2,000 branches that meet in one place:
 * optimising it takes 600 MB and half a second in the first seconds of each process, and makes no statement faster.
 */
export class FrugalPglite extends PGlite {
  /** PGlite calls this before its first statement, when nothing was parsed yet. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    // V8 decides about a function when it compiles it, at its first call: an empty statement calls little more than the parser.
    setFlagsFromString(simple);
    try {
      await this.exec(';');
    } finally {
      setFlagsFromString(standard);
    }
    await super._initArrayTypes(options);
  }
}
