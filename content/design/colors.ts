/** Colors outside of stylesheets: pictures for shared links, the tour's background. As in colors.css. */
export const colors = {
  ink: "#0b0b0c",
  red: "#ea0a2a",
} as const;
