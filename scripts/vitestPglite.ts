/**
 * For test processes that open and close many PGlites one after the other. Without the option, V8 frees single functions of
 * WebAssembly, which rarely ends the process: https://github.com/nodejs/node/issues/64500.
 */
export const vitestPglite = { execArgv: ['--no-wasm-code-gc'] };
