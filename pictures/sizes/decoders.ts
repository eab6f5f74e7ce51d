import sharp from "sharp";

// Decoders that nobody needs here (SVG, PDF, TIFF …) stay shut: less to attack, and no picture that takes minutes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((kind) => `VipsForeignLoad${kind}`),
});

export { sharp };
