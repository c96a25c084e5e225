/** The port of each module's dev server. */
export const DEV_PORTS: Readonly<Record<string, number>> = {
  'mfe-portal': 8101,
  'mfe-study': 8102,
  'mfe-exam': 8103,
  'mfe-certificate': 8104,
}
