import type { Part } from "./slim-router.ts";

/** React's own view transitions (the site uses the browser's, through the router). */
const viewTransitions = [
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "createViewTransitionInstance",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
];
/** Refs on fragments. */
const fragmentRefs = [
  "blurActiveElementWithinFragment",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
  "findFragmentInstanceOrTextInstanceSiblings",
  "getFragmentInstanceOrTextInstanceSiblings",
  "getFragmentParentInstanceOrContainerFiber",
  "validateDocumentPositionWithFiberTree",
];
const suspenseLists = ["cutOffTailIfNeeded", "initSuspenseListRenderState", "updateSuspenseListComponent"];
/** preload(), preinit() and their kin, and style sheets with a precedence. */
const resources = [
  "acquireResource",
  "adoptPreloadPropsForScript",
  "adoptPreloadPropsForStylesheet",
  "estimateBandwidth",
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "insertSuspendedStylesheets",
  "isLikelyStaticResource",
  "preconnect",
  "preconnectAs",
  "prefetchDNS",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  "preloadStylesheet",
  "suspendResource",
];
/** useActionState, useEffectEvent and the compiler's cache. */
const hooks = [
  "actionStateActionEffect",
  "actionStateReducer",
  "dispatchActionState",
  "mountActionState",
  "rerenderActionState",
  "runActionStateAction",
  "updateActionState",
  "updateActionStateImpl",
  "useEffectEventImpl",
  "useMemoCache",
];
/** onBeforeInput and onSelect. */
const inputEvents = [
  "constructSelectEvent",
  "getFallbackBeforeInputChars",
  "getNativeBeforeInputChars",
  "isFallbackCompositionEnd",
];
/**
 * What React throws to itself to leave off a piece of work. As errors they take note of where they are made, for which
 * the browser reads all of React once more: 7 ms.
 */
const signals = {
  "HydrationMismatchException = Error(formatProdErrorMessage(519))": "HydrationMismatchException = {}",
  "SuspenseException = Error(formatProdErrorMessage(460))": "SuspenseException = {}",
  "SuspenseyCommitException = Error(formatProdErrorMessage(474))": "SuspenseyCommitException = {}",
  "SuspenseActionException = Error(formatProdErrorMessage(542))": "SuspenseActionException = {}",
  "SelectiveHydrationException = Error(formatProdErrorMessage(461))": "SelectiveHydrationException = {}",
};
const unused = [viewTransitions, fragmentRefs, suspenseLists, resources, hooks, inputEvents].flat();

/** What React brings for others. A page that begins to use one of them fails the build (`askedFor`). */
export const reactParts: Record<string, Part> = {
  "react-dom/cjs/react-dom-client.production.js": {
    functions: {
      ...Object.fromEntries(unused.map((name) => [name, "() {}"])),
      // The trail of components in a message; the error and its own stack stay.
      describeBuiltInComponentFrame: '() { return ""; }',
      describeFiber: '() { return ""; }',
      describeNativeComponentFrame: '() { return ""; }',
      getComponentNameFromType: "() { return null; }",
    },
    methods: ["FragmentInstance", "ViewTransitionPseudoElement"],
    texts: signals,
  },
  // Children.map and its kin.
  "react/cjs/react.production.js": { functions: { mapIntoArray: "() {}", resolveThenable: "() {}" } },
};

const names =
  "ViewTransition|SuspenseList|useActionState|useEffectEvent|pre(load|init|connect)\\w*|prefetchDNS";
export const askedFor = new RegExp(
  `import \\{[^}]*\\b(${names})\\b[^}]*\\} from "react(-dom)?"|<Fragment [^>]*\\bref=|\\bon(BeforeInput|Select)=|\\bprecedence=`,
);
