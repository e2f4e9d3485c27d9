// The thread in which documents are read; shipped by the app, as its policy lets no other be loaded.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
