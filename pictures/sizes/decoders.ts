import sharp from "sharp";

// Unneeded decoders (SVG, PDF, TIFF …) are blocked: a smaller attack surface, and no picture that takes minutes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}`),
});

export { sharp };
