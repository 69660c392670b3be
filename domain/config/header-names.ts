/** Headers of every call, where the configuration names no others (OPEN-13). */
export const defaultHeaders = {
  originSource: 'X-Origin-Source',
  originSourceValue: 'OMNI_WEB',
  traceId: 'X-Session-Trace-Id',
} as const;
