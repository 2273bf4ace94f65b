export type { ApiPorts, FilePorts, Notice } from './ports.ts';
export type { Api, CallOptions } from './types.ts';
