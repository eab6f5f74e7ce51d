/** Redirects from paths of an earlier site: "/about-us": "/about". */
export const oldAddresses: Record<string, string> = {};
