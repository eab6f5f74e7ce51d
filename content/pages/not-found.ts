export const notFoundCopy = {
  heading: "Oops! Page not found",
  text: "This door leads nowhere. The page may have moved, or the address has a slip in it.",
  button: { label: "Return to Home", to: "/" },
  more: "Or try one of these:",
} as const;
