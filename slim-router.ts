/** What becomes of a file of a package in the browser. */
export type Part = {
  /** Another file in its place, with the same exports. */
  whole?: string;
  /** Name of a function or class -> "(parameters) { body }" in its place. */
  functions?: Record<string, string>;
  /** Classes of the old kind whose methods go. */
  methods?: string[];
  /** Text -> what stands in its place, everywhere in the file. */
  texts?: Record<string, string>;
};

const router = "react-router/dist/production/lib/";
const nothing = "() {}";

/**
 * What the router brings for others: server components, lookups of routes, blockers, masked addresses, instruments,
 * middleware in the browser, prefetched links, a base path, bodies as JSON, first pages without a server.
 */
export const routerParts: Record<string, Part> = {
  [`${router}router/instrumentation.js`]: {
    whole: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = (handler) => handler;
      export const instrumentationResultMetaContext = {};`,
  },
  [`${router}dom/ssr/fog-of-war.js`]: {
    whole: `
      export const URL_LIMIT = 0;
      export const getManifestPath = () => "";
      export const getPartialManifest = () => ({});
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const getPathsWithAncestors = () => [];
      export const handleClientVersionMismatch = async () => false;
      export const isFogOfWarEnabled = () => false;
      export const useFogOFWarDiscovery = () => {};`,
  },
  // No page has links or styles of its own: the root's stand in the document from the first page to the last.
  [`${router}dom/ssr/links.js`]: {
    functions: {
      getKeyedLinksForMatches: "() { return []; }",
      getKeyedPrefetchLinks: "() { return []; }",
      getModuleLinkHrefs: "() { return []; }",
      getNewMatchesForLinks: "() { return []; }",
      prefetchRouteCss: nothing,
      prefetchStyleLinks: nothing,
    },
  },
  [`${router}dom/ssr/components.js`]: {
    functions: {
      Links: "() { return null; }",
      PrefetchPageLinks: "() { return null; }",
      // The two scripts that the server wrote, as they stand; gone with the first link, as the router has it.
      Scripts: `() {
        React$1.useEffect(() => setIsHydrated(), []);
        if (isHydrated) return null;
        const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } };
        return [1, 2].map((key) => React$1.createElement("script", { ...kept, key }));
      }`,
      usePrefetchBehavior: "() { return [false, undefined, {}]; }",
    },
    texts: { "if (isSpaMode && !isHydrated) return [matches[0]];": "" },
  },
  // Seen only when the site's own error page fails as well.
  [`${router}dom/ssr/errorBoundaries.js`]: {
    functions: {
      BoundaryShell: "({ children }) { return children; }",
      RemixRootDefaultErrorBoundary: `({ error }) {
        console.error(error);
        const words = "Something broke on our side, not yours. Load the page again, or call the desk.";
        return React$1.createElement("html", null, React$1.createElement("body", null, words));
      }`,
    },
  },
  [`${router}dom/ssr/fallback.js`]: { functions: { RemixRootDefaultHydrateFallback: "() { return null; }" } },
  [`${router}dom/ssr/single-fetch.js`]: { functions: { nonSsrStrategy: nothing } },
  [`${router}dom/ssr/data.js`]: {
    texts: {
      "if (contentType && /\\bapplication\\/json\\b/.test(contentType))": "if (false)",
      "if (contentType && /\\btext\\/plain\\b/.test(contentType))": "if (false)",
    },
  },
  [`${router}dom/ssr/routes.js`]: {
    functions: { createClientRoutesWithHMRRevalidationOptOut: nothing, wrapShouldRevalidateForHdr: nothing },
    texts: {
      "if (needsRevalidation)": "if (false)",
      "if (!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader)": "if (false)",
      "if (isSpaMode)": "if (false)",
      'isSpaMode && routeId !== "root" ||': "",
    },
  },
  [`${router}dom-export/hydrated-router.js`]: {
    texts: {
      "if (window.__reactRouterManifest.sri === true)": "if (false)",
      "if (ssrInfo.context.isSpaMode)": "if (false)",
      "if (window.history.state && window.history.state.masked)": "if (false)",
      "router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;": "",
    },
  },
  [`${router}dom/lib.js`]: {
    functions: { HistoryRouter: nothing },
    texts: { "if (mask)": "if (false)", 'if (basename !== "/")': "if (false)" },
  },
  [`${router}dom/dom.js`]: { texts: { "if (!isFormDataSubmitterSupported())": "if (false)" } },
  [`${router}components.js`]: {
    functions: { AwaitErrorBoundary: "class {}" },
    texts: {
      "useIsRSCRouterContext() || useTransitions": "useTransitions",
      "if (reactDomFlushSyncImpl && flushSync) {": "if (false) {",
    },
  },
  [`${router}hooks.js`]: {
    functions: {
      DefaultErrorComponent: "() { return null; }",
      RSCErrorHandler: nothing,
      useNavigateUnstable: nothing,
    },
    texts: {
      'if (this.context && typeof error === "object"': 'if (false && typeof error === "object"',
      "if (this.context)": "if (false)",
      "if (locationArg)": "if (false)",
      "if (locationArg && renderedMatches)": "if (false)",
      'if (basename !== "/")': "if (false)",
      'if (parentPathnameBase !== "/")': "if (false)",
    },
  },
  [`${router}router/utils.js`]: {
    functions: {
      explodeOptionalSegments: "(path) { return [path]; }",
      getInvalidPathError: '() { return ""; }',
    },
  },
  [`${router}router/router.js`]: {
    functions: {
      _internalSetRoutes: nothing,
      checkFogOfWar: "(matches) { return { active: false, matches }; }",
      defaultDataStrategy: nothing,
      defaultDataStrategyWithMiddleware: nothing,
      deleteBlocker: nothing,
      discoverRoutes: nothing,
      getBlocker: nothing,
      getInstrumentationNavigateMeta: nothing,
      patchRoutes: nothing,
      patchRoutesImpl: nothing,
      runClientMiddlewarePipeline:
        "(args, handler) { args.request.signal.throwIfAborted(); return handler(); }",
      shouldBlockNavigation: nothing,
      updateBlocker: nothing,
    },
    texts: {
      "if (init.instrumentations)": "if (false)",
      "if (isFogOfWar) {": "if (false) {",
      "if (fogOfWar.active && fogOfWar.matches) matches = fogOfWar.matches;": "",
      "if (opts?.mask) {": "if (false) {",
      "if (opts?.instrumentationNavigateMetaReceiver) {": "if (false) {",
      "if (blockerKey && delta != null) {": "if (false) {",
      "if (blockerKey) {": "if (false) {",
      "if (opts.body !== void 0) {": "if (false) {",
      'if (formEncType === "application/json") {': "if (false) {",
      'if (formEncType === "text/plain")': "if (false)",
      'if (typeof route.lazy === "function") {': "if (false) {",
      'if (basename !== "/")': "if (false)",
      "isStaticHandler ? () =>": "false ? () =>",
    },
  },
};
