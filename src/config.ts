import { type Environment, readConfig } from './readConfig';

/** The only reader of the environment. */
export const config = readConfig(import.meta.env as Environment);

export const isProduction: boolean = import.meta.env.PROD;

/** For what may know of the gate without carrying it; what carries it asks the constant itself. */
export const gateIsOn: boolean = GATE_IS_ON;

/** `salt:iterations:digest` in hex, made at build time from the gate's credentials; empty without a gate. */
export const gateDigest: string = import.meta.env.GATE_DIGEST ?? '';
