PRAGMA foreign_keys = OFF;
PRAGMA user_version = 19;
BEGIN TRANSACTION;
CREATE TABLE "choices" (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    picks   TEXT    NOT NULL,
    events  TEXT    NOT NULL,
    person    INTEGER,
    made    INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO "choices" VALUES('bbbbbbbb',-1,-1,'[]','[]',101,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',0,1,'["character:architect"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',1,2,'["character:warlord"]','[["picked",{"seat":2}],["chose",{"reader":2,"character":"warlord"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',2,3,'["character:merchant"]','[["picked",{"seat":3}],["chose",{"reader":3,"character":"merchant"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',3,0,'["character:assassin"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"assassin"}],["revealed",{"seat":0,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',4,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',5,0,'["build:market"]','[["built",{"seat":0,"card":"market","gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',6,0,'["end"]','[["turn-ended",{"seat":0}],["called",{"rank":2,"character":"thief"}],["called",{"rank":3,"character":"magician"}],["called",{"rank":4,"character":"king"}],["called",{"rank":5,"character":"bishop"}],["revealed",{"seat":3,"character":"merchant"}]]',101,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',7,3,'["use:merchant-gold"]','[["gained-gold",{"seat":3,"gold":1,"reason":"merchant-gold"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',8,3,'["gather:gold"]','[["gathered-gold",{"seat":3,"gold":2}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',9,3,'["build:town_hall"]','[["built",{"seat":3,"card":"town_hall","gold":5}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',10,3,'["end"]','[["turn-ended",{"seat":3}],["revealed",{"seat":1,"character":"architect"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',11,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',12,1,'["build:docks"]','[["built",{"seat":1,"card":"docks","gold":3}]]',102,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',13,1,'["use:architect-cards"]','[["gained-cards",{"seat":1,"count":2,"reason":"architect-cards"}],["drew",{"reader":1,"cards":["fortress","church"]}]]',102,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',14,1,'["end"]','[["turn-ended",{"seat":1}],["revealed",{"seat":2,"character":"warlord"}]]',102,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',15,2,'["use:destroy"]','[]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',16,2,'["seat:1"]','[]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',17,2,'["district:docks"]','[["destroyed",{"seat":2,"target":1,"card":"docks","gold":2}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',18,2,'["gather:cards"]','[]',NULL,1795734545);
INSERT INTO "choices" VALUES('bbbbbbbb',19,2,'["card:castle"]','[["gathered-cards",{"seat":2,"count":2,"kept":1}],["kept",{"reader":2,"cards":["castle"]}],["turn-ended",{"seat":2}],["round-ended",{"round":1}],["round-began",{"round":2,"seat":1}],["face-up",{"character":"bishop"}],["face-up",{"character":"architect"}],["face-down",{}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('cccccccc',-1,-1,'[]','[]',101,1795734545);
INSERT INTO "choices" VALUES('cccccccc',0,1,'["character:warlord"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"warlord"}]]',102,1795734545);
INSERT INTO "choices" VALUES('cccccccc',1,2,'["character:assassin"]','[["picked",{"seat":2}],["chose",{"reader":2,"character":"assassin"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('cccccccc',2,3,'["character:thief"]','[["picked",{"seat":3}],["chose",{"reader":3,"character":"thief"}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('cccccccc',3,0,'["character:architect"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"architect"}],["revealed",{"seat":2,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('cccccccc',4,2,'["gather:gold"]','[["gathered-gold",{"seat":2,"gold":2}]]',NULL,1795734545);
INSERT INTO "choices" VALUES('dddddddd',-1,-1,'[]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',0,0,'["character:king"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"king"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',1,1,'["character:thief"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',2,1,'["character:architect"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',3,0,'["character:merchant"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"merchant"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',4,0,'["character:assassin"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',5,1,'["character:warlord"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"warlord"}],["called",{"rank":1,"character":"assassin"}],["revealed",{"seat":1,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',6,1,'["use:rob"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',7,1,'["character:architect"]','[["robbed",{"seat":1,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',8,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',9,1,'["build:keep"]','[["built",{"seat":1,"card":"keep","gold":3}],["turn-ended",{"seat":1}],["called",{"rank":3,"character":"magician"}],["revealed",{"seat":0,"character":"king"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',10,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',11,0,'["build:harbor"]','[["built",{"seat":0,"card":"harbor","gold":4}],["turn-ended",{"seat":0}],["called",{"rank":5,"character":"bishop"}],["revealed",{"seat":0,"character":"merchant"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',12,0,'["use:merchant-gold"]','[["gained-gold",{"seat":0,"gold":1,"reason":"merchant-gold"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',13,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',14,0,'["build:temple"]','[["built",{"seat":0,"card":"temple","gold":1}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',15,0,'["use:income-trade"]','[["gained-gold",{"seat":0,"gold":1,"reason":"income-trade"}],["turn-ended",{"seat":0}],["called",{"rank":7,"character":"architect"}],["revealed",{"seat":1,"character":"warlord"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',16,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',17,1,'["use:destroy"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',18,1,'["seat:0"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',19,1,'["district:harbor"]','[["destroyed",{"seat":1,"target":0,"card":"harbor","gold":3}],["turn-ended",{"seat":1}],["round-ended",{"round":1}],["round-began",{"round":2,"seat":0}],["face-down",{}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',20,0,'["character:architect"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"architect"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',21,1,'["character:thief"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',22,1,'["character:bishop"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',23,0,'["character:assassin"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',24,0,'["character:warlord"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',25,1,'["character:merchant"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"merchant"}],["revealed",{"seat":0,"character":"assassin"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',26,0,'["use:kill"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',27,0,'["character:king"]','[["killed",{"seat":0,"character":"king"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',28,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',29,0,'["build:tavern"]','[["built",{"seat":0,"card":"tavern","gold":1}],["turn-ended",{"seat":0}],["revealed",{"seat":1,"character":"thief"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',30,1,'["use:rob"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',31,1,'["character:architect"]','[["robbed",{"seat":1,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',32,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',33,1,'["end"]','[["turn-ended",{"seat":1}],["called",{"rank":3,"character":"magician"}],["called",{"rank":4,"character":"king"}],["called",{"rank":5,"character":"bishop"}],["revealed",{"seat":1,"character":"merchant"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',34,1,'["use:merchant-gold"]','[["gained-gold",{"seat":1,"gold":1,"reason":"merchant-gold"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',35,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',36,1,'["build:palace"]','[["built",{"seat":1,"card":"palace","gold":5}],["turn-ended",{"seat":1}],["revealed",{"seat":0,"character":"architect"}],["stole",{"seat":1,"target":0,"gold":4}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',37,0,'["use:architect-cards"]','[["gained-cards",{"seat":0,"count":2,"reason":"architect-cards"}],["drew",{"reader":0,"cards":["haunted_quarter","church"]}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',38,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',39,0,'["build:haunted_quarter"]','[["built",{"seat":0,"card":"haunted_quarter","gold":2}],["turn-ended",{"seat":0}],["called",{"rank":8,"character":"warlord"}],["round-ended",{"round":2}],["round-began",{"round":3,"seat":0}],["face-down",{}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',40,0,'["character:bishop"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"bishop"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',41,1,'["character:architect"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',42,1,'["character:merchant"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',43,0,'["character:thief"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"thief"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',44,0,'["character:king"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',45,1,'["character:warlord"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"warlord"}],["called",{"rank":1,"character":"assassin"}],["revealed",{"seat":0,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',46,0,'["use:rob"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',47,0,'["character:warlord"]','[["robbed",{"seat":0,"character":"warlord"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',48,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',49,0,'["build:church"]','[["built",{"seat":0,"card":"church","gold":2}],["turn-ended",{"seat":0}],["called",{"rank":3,"character":"magician"}],["called",{"rank":4,"character":"king"}],["revealed",{"seat":0,"character":"bishop"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',50,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',51,0,'["use:income-religious"]','[["gained-gold",{"seat":0,"gold":2,"reason":"income-religious"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',52,0,'["end"]','[["turn-ended",{"seat":0}],["called",{"rank":6,"character":"merchant"}],["revealed",{"seat":1,"character":"architect"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',53,1,'["use:architect-cards"]','[["gained-cards",{"seat":1,"count":2,"reason":"architect-cards"}],["drew",{"reader":1,"cards":["manor","library"]}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',54,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',55,1,'["build:school_of_magic"]','[["built",{"seat":1,"card":"school_of_magic","gold":6}],["turn-ended",{"seat":1}],["revealed",{"seat":1,"character":"warlord"}],["stole",{"seat":0,"target":1,"gold":0}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',56,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',57,1,'["use:income-military"]','[["gained-gold",{"seat":1,"gold":1,"reason":"income-military"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',58,1,'["build:manor"]','[["built",{"seat":1,"card":"manor","gold":3}],["turn-ended",{"seat":1}],["round-ended",{"round":3}],["round-began",{"round":4,"seat":0}],["face-down",{}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',59,0,'["character:assassin"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',60,1,'["character:king"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"king"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',61,1,'["character:bishop"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',62,0,'["character:architect"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"architect"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',63,0,'["character:thief"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',64,1,'["character:merchant"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"merchant"}],["revealed",{"seat":0,"character":"assassin"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',65,0,'["use:kill"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',66,0,'["character:thief"]','[["killed",{"seat":0,"character":"thief"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',67,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',68,0,'["build:dragon_gate"]','[["built",{"seat":0,"card":"dragon_gate","gold":6}],["turn-ended",{"seat":0}],["called",{"rank":2,"character":"thief"}],["called",{"rank":3,"character":"magician"}],["revealed",{"seat":1,"character":"king"}],["crown",{"seat":1,"source":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',69,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',70,1,'["use:income-noble"]','[["gained-gold",{"seat":1,"gold":3,"reason":"income-noble"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',71,1,'["end"]','[["turn-ended",{"seat":1}],["called",{"rank":5,"character":"bishop"}],["revealed",{"seat":1,"character":"merchant"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',72,1,'["use:merchant-gold"]','[["gained-gold",{"seat":1,"gold":1,"reason":"merchant-gold"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',73,1,'["gather:cards"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',74,1,'["card:prison"]','[["gathered-cards",{"seat":1,"count":2,"kept":1}],["kept",{"reader":1,"cards":["prison"]}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',75,1,'["build:library"]','[["built",{"seat":1,"card":"library","gold":6}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',76,1,'["use:income-trade"]','[["gained-gold",{"seat":1,"gold":1,"reason":"income-trade"}],["turn-ended",{"seat":1}],["revealed",{"seat":0,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',77,0,'["use:architect-cards"]','[["gained-cards",{"seat":0,"count":2,"reason":"architect-cards"}],["drew",{"reader":0,"cards":["tavern","barracks"]}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',78,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',79,0,'["end"]','[["turn-ended",{"seat":0}],["called",{"rank":8,"character":"warlord"}],["round-ended",{"round":4}],["round-began",{"round":5,"seat":1}],["face-down",{}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',80,1,'["character:assassin"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"assassin"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',81,0,'["character:merchant"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"merchant"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',82,0,'["character:king"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',83,1,'["character:warlord"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"warlord"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',84,1,'["character:architect"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',85,0,'["character:thief"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"thief"}],["revealed",{"seat":1,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',86,1,'["use:kill"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',87,1,'["character:merchant"]','[["killed",{"seat":1,"character":"merchant"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',88,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',89,1,'["build:prison"]','[["built",{"seat":1,"card":"prison","gold":2}],["turn-ended",{"seat":1}],["revealed",{"seat":0,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',90,0,'["use:rob"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',91,0,'["character:warlord"]','[["robbed",{"seat":0,"character":"warlord"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',92,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',93,0,'["build:barracks"]','[["built",{"seat":0,"card":"barracks","gold":3}],["turn-ended",{"seat":0}],["called",{"rank":3,"character":"magician"}],["called",{"rank":4,"character":"king"}],["called",{"rank":5,"character":"bishop"}],["called",{"rank":6,"character":"merchant"}],["called",{"rank":7,"character":"architect"}],["revealed",{"seat":1,"character":"warlord"}],["stole",{"seat":0,"target":1,"gold":1}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',94,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',95,1,'["use:income-military"]','[["gained-gold",{"seat":1,"gold":2,"reason":"income-military"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',96,1,'["use:destroy"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',97,1,'["seat:0"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',98,1,'["district:barracks"]','[["destroyed",{"seat":1,"target":0,"card":"barracks","gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',99,1,'["end"]','[["turn-ended",{"seat":1}],["round-ended",{"round":5}],["round-began",{"round":6,"seat":1}],["face-down",{}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',100,1,'["character:assassin"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"assassin"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',101,0,'["character:merchant"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"merchant"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',102,0,'["character:warlord"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',103,1,'["character:king"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"king"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',104,1,'["character:architect"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',105,0,'["character:thief"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"thief"}],["revealed",{"seat":1,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',106,1,'["use:kill"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',107,1,'["character:architect"]','[["killed",{"seat":1,"character":"architect"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',108,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',109,1,'["end"]','[["turn-ended",{"seat":1}],["revealed",{"seat":0,"character":"thief"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',110,0,'["use:rob"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',111,0,'["character:bishop"]','[["robbed",{"seat":0,"character":"bishop"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',112,0,'["gather:cards"]','[]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',113,0,'["card:town_hall"]','[["gathered-cards",{"seat":0,"count":2,"kept":1}],["kept",{"reader":0,"cards":["town_hall"]}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',114,0,'["end"]','[["turn-ended",{"seat":0}],["called",{"rank":3,"character":"magician"}],["revealed",{"seat":1,"character":"king"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',115,1,'["gather:cards"]','[["gathered-cards",{"seat":1,"count":2,"kept":2}],["kept",{"reader":1,"cards":["church","prison"]}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',116,1,'["build:church"]','[["built",{"seat":1,"card":"church","gold":2}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',117,1,'["use:income-noble"]','[["gained-gold",{"seat":1,"gold":3,"reason":"income-noble"}],["turn-ended",{"seat":1}],["called",{"rank":5,"character":"bishop"}],["revealed",{"seat":0,"character":"merchant"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',118,0,'["use:merchant-gold"]','[["gained-gold",{"seat":0,"gold":1,"reason":"merchant-gold"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',119,0,'["gather:gold"]','[["gathered-gold",{"seat":0,"gold":2}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',120,0,'["build:town_hall"]','[["built",{"seat":0,"card":"town_hall","gold":5}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',121,0,'["use:income-trade"]','[["gained-gold",{"seat":0,"gold":2,"reason":"income-trade"}],["turn-ended",{"seat":0}],["called",{"rank":7,"character":"architect"}],["called",{"rank":8,"character":"warlord"}],["round-ended",{"round":6}],["round-began",{"round":7,"seat":1}],["face-down",{}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',122,1,'["character:king"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"king"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',123,0,'["character:bishop"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"bishop"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',124,0,'["character:architect"]','[["tossed",{"seat":0}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',125,1,'["character:assassin"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"assassin"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',126,1,'["character:merchant"]','[["tossed",{"seat":1}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',127,0,'["character:thief"]','[["picked",{"seat":0}],["chose",{"reader":0,"character":"thief"}],["revealed",{"seat":1,"character":"assassin"}]]',101,1795734545);
INSERT INTO "choices" VALUES('dddddddd',128,1,'["use:kill"]','[]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',129,1,'["character:bishop"]','[["killed",{"seat":1,"character":"bishop"}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',130,1,'["gather:cards"]','[["gathered-cards",{"seat":1,"count":2,"kept":2}],["kept",{"reader":1,"cards":["fortress","manor"]}]]',102,1795734545);
INSERT INTO "choices" VALUES('dddddddd',131,1,'["build:fortress"]','[["built",{"seat":1,"card":"fortress","gold":5}],["completed",{"seat":1}],["last-round",{}],["turn-ended",{"seat":1}],["revealed",{"seat":0,"character":"thief"}]]',102,1795734546);
INSERT INTO "choices" VALUES('dddddddd',132,0,'["use:rob"]','[]',101,1795734546);
INSERT INTO "choices" VALUES('dddddddd',133,0,'["character:warlord"]','[["robbed",{"seat":0,"character":"warlord"}]]',101,1795734546);
INSERT INTO "choices" VALUES('dddddddd',134,0,'["gather:cards"]','[]',101,1795734546);
INSERT INTO "choices" VALUES('dddddddd',135,0,'["card:barracks"]','[["gathered-cards",{"seat":0,"count":2,"kept":1}],["kept",{"reader":0,"cards":["barracks"]}]]',101,1795734546);
INSERT INTO "choices" VALUES('dddddddd',136,0,'["end"]','[["turn-ended",{"seat":0}],["called",{"rank":3,"character":"magician"}],["revealed",{"seat":1,"character":"king"}]]',101,1795734546);
INSERT INTO "choices" VALUES('dddddddd',137,1,'["gather:gold"]','[["gathered-gold",{"seat":1,"gold":2}]]',102,1795734546);
INSERT INTO "choices" VALUES('dddddddd',138,1,'["use:income-noble"]','[["gained-gold",{"seat":1,"gold":3,"reason":"income-noble"}]]',102,1795734546);
INSERT INTO "choices" VALUES('dddddddd',139,1,'["end"]','[["turn-ended",{"seat":1}],["called",{"rank":5,"character":"bishop"}],["called",{"rank":6,"character":"merchant"}],["called",{"rank":7,"character":"architect"}],["called",{"rank":8,"character":"warlord"}],["scored",{"seat":1,"total":36}],["scored",{"seat":0,"total":19}],["game-over",{}],["won",{"seat":1}]]',102,1795734546);
INSERT INTO "choices" VALUES('ffffffff',-1,-1,'[]','[]',101,1795734545);
INSERT INTO "choices" VALUES('ffffffff',0,1,'["character:architect"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"architect"}]]',102,1795734546);
INSERT INTO "choices" VALUES('ffffffff',1,2,'["character:thief"]','[["picked",{"seat":2}],["chose",{"reader":2,"character":"thief"}]]',NULL,1795734546);
INSERT INTO "choices" VALUES('gggggggg',-1,-1,'[]','[]',101,1795734545);
INSERT INTO "choices" VALUES('gggggggg',0,1,'["character:assassin"]','[["picked",{"seat":1}],["chose",{"reader":1,"character":"assassin"}]]',102,1795734546);
INSERT INTO "choices" VALUES('gggggggg',1,2,'["character:thief"]','[["picked",{"seat":2}],["chose",{"reader":2,"character":"thief"}]]',NULL,1795734546);
CREATE TABLE clicks (
    id    INTEGER PRIMARY KEY,
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  INTEGER NOT NULL,
    did   TEXT    NOT NULL,
    made  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);
INSERT INTO "clicks" VALUES(90,'bbbbbbbb',102,'answer 3',1795734545);
INSERT INTO "clicks" VALUES(91,'aaaaaaaa',102,'join',1795734545);
INSERT INTO "clicks" VALUES(92,'eeeeeeee',101,'close',1795734545);
INSERT INTO "clicks" VALUES(100,'aaaaaaaa',101,'open',1795734545);
INSERT INTO "clicks" VALUES(101,'bbbbbbbb',101,'open',1795734545);
INSERT INTO "clicks" VALUES(102,'cccccccc',101,'open',1795734545);
INSERT INTO "clicks" VALUES(103,'dddddddd',101,'open',1795734545);
INSERT INTO "clicks" VALUES(104,'eeeeeeee',101,'open',1795734545);
INSERT INTO "clicks" VALUES(105,'ffffffff',101,'open',1795734545);
INSERT INTO "clicks" VALUES(106,'gggggggg',101,'open',1795734545);
INSERT INTO "clicks" VALUES(201,'aaaaaaaa',101,'save',1795734546);
INSERT INTO "clicks" VALUES(202,'aaaaaaaa',101,'save',1795734546);
INSERT INTO "clicks" VALUES(203,'aaaaaaaa',101,'save',1795734546);
INSERT INTO "clicks" VALUES(398,'bbbbbbbb',101,'start',1795734545);
INSERT INTO "clicks" VALUES(399,'cccccccc',101,'start',1795734545);
INSERT INTO "clicks" VALUES(400,'dddddddd',101,'start',1795734545);
INSERT INTO "clicks" VALUES(402,'ffffffff',101,'start',1795734546);
INSERT INTO "clicks" VALUES(403,'gggggggg',101,'start',1795734546);
CREATE TABLE dailies (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    guild   INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    points  INTEGER,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE TABLE damaged (
    game   TEXT    PRIMARY KEY,
    found  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
) WITHOUT ROWID;
INSERT INTO "damaged" VALUES('ffffffff',1795734546);
CREATE TABLE deals (
    day     INTEGER PRIMARY KEY,
    secret  TEXT    NOT NULL
);
CREATE TABLE deletions (
    person    INTEGER PRIMARY KEY,
    former  INTEGER NOT NULL
);
CREATE TABLE games (
    id       TEXT    PRIMARY KEY,
    version  INTEGER NOT NULL,
    shown    INTEGER NOT NULL DEFAULT 0,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    created  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    changed  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    digest   TEXT    NOT NULL,
    setup    TEXT    NOT NULL,
    state    TEXT
, due REAL, look INTEGER);
INSERT INTO "games" VALUES('aaaaaaaa',2,0,'lobby',10,20,101,1795734545,1795734545,'b107e604966e1f2a7471bb5b120141430fa6059fd1e2e91eda7eaf59bb7ce257','{"guild":10,"channel":20,"host":101,"locale":"en-US","players":[{"user_id":101,"name":"person 0","click":"500","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":102,"name":"person 1","click":"501","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 2","click":"computer-2","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 3","click":"computer-3","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""}],"secret":"1111111111111111111111111111111111111111111111111111111111111111","commitment":"02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc","computers":0,"people_only":false,"plan":{"edition":"deluxe","cards":{"characters":["king"],"uniques":["keep","park"]},"nine":false,"action_cards":false,"short":false,"tie_break":"held-rank"},"plan_name":"Ours","options":null,"pace":{"kind":"none","limit":0},"clock":null,"wishes":[],"expected":0,"expected_computers":0,"filled_to":0,"guessing":true,"expired":false,"parent":0,"level":"novice","advice":false,"open_seats":true,"changed":[],"start":"","daily":0,"appointment":null,"last_reminder":0,"event":null,"invitation":null}',NULL,NULL,NULL);
INSERT INTO "games" VALUES('bbbbbbbb',23,23,'running',10,20,101,1795734545,1795734545,'4b644cc6aff0b7f90b1a4537d7204d934c933aa4d2d449aafa076de125d3f45e','{"guild":10,"channel":20,"host":101,"locale":"en-US","players":[{"user_id":101,"name":"person 0","click":"500","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":102,"name":"person 1","click":"501","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 2","click":"computer-2","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 3","click":"computer-3","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""}],"secret":"1111111111111111111111111111111111111111111111111111111111111111","commitment":"02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc","computers":0,"people_only":false,"plan":{"edition":"2016","cards":{"id":"first_game","replacements":[]},"nine":false,"action_cards":false,"short":false,"tie_break":null},"plan_name":"","options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"pace":{"kind":"none","limit":0},"clock":null,"wishes":[],"expected":0,"expected_computers":0,"filled_to":0,"guessing":true,"expired":false,"parent":0,"level":"novice","advice":false,"open_seats":true,"changed":[],"start":"","daily":0,"appointment":null,"last_reminder":0,"event":null,"invitation":null}','{"format":1,"state":{"options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"rng":{"seed":"75123ad7f69ea04d29635db603032b1a62c7b700061a2b774d4d146dee0ab252","position":74},"seats":[{"gold":2,"hand":["tavern","church","prison"],"city":[["market",0,[],false]],"characters":[],"laid":[],"armed":[]},{"gold":1,"hand":["temple","smithy","palace","fortress","church"],"city":[],"characters":[],"laid":[],"armed":[]},{"gold":0,"hand":["harbor","barracks","tavern","temple","castle"],"city":[],"characters":[],"laid":[],"armed":[]},{"gold":0,"hand":["monastery","thieves_den","library"],"city":[["town_hall",0,[],false]],"characters":[],"laid":[],"armed":[]}],"crown":1,"deck":["harbor","docks","quarry","map_room","town_hall","watchtower","castle","prison","cathedral","fortress","trading_post","imperial_treasury","laboratory","castle","palace","castle","palace","dragon_gate","trading_post","manor","monastery","prison","church","manor","temple","watchtower","manor","market","manor","barracks","tavern","trading_post","keep","haunted_quarter","statue","factory","tavern","harbor","docks","cathedral","docks","tavern","watchtower","manor","wishing_well","market","monastery","school_of_magic","market","barracks"],"number":20,"round":2,"phase":"selection","rank":0,"selection":{"pile":["assassin","thief","magician","merchant","warlord"],"face_up":["bishop","architect"],"face_down":["king"],"position":3,"seen":"","seen_by":-1},"calls":[],"marks":[],"shielded":[],"turn":null,"completed":[],"ending":false,"scores":[],"piles":{},"discards":[],"builds":[]},"stack":[["pick-character",{"seat":1}]],"aside":null}',NULL,0);
INSERT INTO "games" VALUES('cccccccc',8,0,'running',10,20,101,1795734545,1795734545,'9becc563f0782131bf66a9d341c76c76f89265cd830f183058a65ceac4574564','{"guild":10,"channel":20,"host":101,"locale":"en-US","players":[{"user_id":101,"name":"person 0","click":"500","resigned":true,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":102,"name":"person 1","click":"501","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 2","click":"computer-2","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 3","click":"computer-3","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""}],"secret":"1111111111111111111111111111111111111111111111111111111111111111","commitment":"02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc","computers":0,"people_only":false,"plan":{"edition":"2016","cards":{"id":"first_game","replacements":[]},"nine":false,"action_cards":false,"short":false,"tie_break":null},"plan_name":"","options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"pace":{"kind":"none","limit":0},"clock":null,"wishes":[],"expected":0,"expected_computers":0,"filled_to":0,"guessing":true,"expired":false,"parent":0,"level":"novice","advice":false,"open_seats":true,"changed":[],"start":"","daily":0,"appointment":null,"last_reminder":0,"event":null,"invitation":null}','{"format":1,"state":{"options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"rng":{"seed":"75123ad7f69ea04d29635db603032b1a62c7b700061a2b774d4d146dee0ab252","position":71},"seats":[{"gold":2,"hand":["tavern","market","church","prison"],"city":[],"characters":["architect"],"laid":[],"armed":[]},{"gold":2,"hand":["temple","smithy","docks","palace"],"city":[],"characters":["warlord"],"laid":[],"armed":[]},{"gold":4,"hand":["harbor","barracks","tavern","temple"],"city":[],"characters":["assassin"],"laid":[],"armed":[]},{"gold":2,"hand":["monastery","thieves_den","town_hall","library"],"city":[],"characters":["thief"],"laid":[],"armed":[]}],"crown":1,"deck":["quarry","map_room","town_hall","watchtower","castle","prison","cathedral","fortress","trading_post","imperial_treasury","laboratory","castle","palace","castle","palace","dragon_gate","trading_post","manor","monastery","prison","church","manor","temple","watchtower","manor","market","manor","barracks","tavern","trading_post","keep","haunted_quarter","statue","factory","tavern","harbor","docks","cathedral","docks","tavern","watchtower","manor","wishing_well","market","monastery","school_of_magic","market","barracks","castle","harbor","church","fortress"],"number":5,"round":1,"phase":"turns","rank":1,"selection":{"pile":[],"face_up":["magician","bishop"],"face_down":["king","merchant"],"position":8,"seen":"","seen_by":-1},"calls":[["assassin",2]],"marks":[],"shielded":[],"turn":{"seat":2,"character":"assassin","gathered":true,"held":"","built":0,"paid":0,"spent":0,"extra":0,"used":[],"last":false},"completed":[],"ending":false,"scores":[],"piles":{},"discards":[],"builds":[]},"stack":[["turn",{"seat":2}]],"aside":null}',NULL,-1);
INSERT INTO "games" VALUES('dddddddd',142,0,'over',10,20,101,1795734545,1795734546,'4356e0fd0aeec06ee5c01621294931e9339d8bfe9d28b7d2d3a1e00971adbfa2','{"guild":10,"channel":20,"host":101,"locale":"en-US","players":[{"user_id":101,"name":"person 0","click":"500","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":102,"name":"person 1","click":"501","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""}],"secret":"1111111111111111111111111111111111111111111111111111111111111111","commitment":"02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc","computers":0,"people_only":false,"plan":{"edition":"2016","cards":{"id":"first_game","replacements":[]},"nine":false,"action_cards":false,"short":false,"tie_break":null},"plan_name":"","options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"pace":{"kind":"none","limit":0},"clock":null,"wishes":[],"expected":0,"expected_computers":0,"filled_to":0,"guessing":true,"expired":false,"parent":0,"level":"novice","advice":false,"open_seats":true,"changed":[],"start":"","daily":0,"appointment":null,"last_reminder":0,"event":null,"invitation":null}','{"format":1,"state":{"options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"rng":{"seed":"aebe01f2e0dc9d86d13c182baf391a7794839ed33f9334dafd290f588e583c2b","position":75},"seats":[{"gold":2,"hand":["tavern","barracks"],"city":[["temple",0,[],false],["tavern",0,[],false],["haunted_quarter",0,[],false],["church",0,[],false],["dragon_gate",0,[],false],["town_hall",0,[],false]],"characters":["bishop","thief"],"laid":[],"armed":[]},{"gold":5,"hand":["palace","prison","manor"],"city":[["keep",0,[],false],["palace",0,[],false],["school_of_magic",0,[],false],["manor",0,[],false],["library",0,[],false],["prison",0,[],false],["church",0,[],false],["fortress",0,[],false]],"characters":["king","assassin"],"laid":[],"armed":[]}],"crown":1,"deck":["trading_post","watchtower","barracks","palace","harbor","monastery","statue","trading_post","manor","prison","monastery","harbor","castle","factory","docks","castle","church","tavern","trading_post","fortress","tavern","docks","temple","watchtower","wishing_well","town_hall","market","castle","laboratory","manor","castle","tavern","docks","manor","temple","cathedral","harbor","quarry","market","smithy","watchtower","barracks","cathedral","map_room","imperial_treasury","market","market","thieves_den","monastery"],"number":140,"round":7,"phase":"over","rank":9,"selection":{"pile":[],"face_up":[],"face_down":["warlord","architect","merchant","magician"],"position":8,"seen":"","seen_by":-1},"calls":[["assassin",1],["thief",0],["magician",-1],["king",1],["bishop",-1],["merchant",-1],["architect",-1],["warlord",-1]],"marks":[["killed","bishop",1,true],["robbed","warlord",0,true]],"shielded":[],"turn":null,"completed":[1],"ending":true,"scores":[[1,[["districts",32],["first-completed",4]],36,[4]],[0,[["districts",17],["dragon_gate",2]],19,[2]]],"piles":{},"discards":[],"builds":[["fortress",1,"assassin"]]},"stack":[],"aside":null}',NULL,NULL);
INSERT INTO "games" VALUES('eeeeeeee',2,0,'closed',10,20,101,1795734545,1795734545,'6e26958ee56444e60d4d8c5a28c2944cf819dfeddff4545974cdb5453982be8d','{"guild":10,"channel":20,"host":101,"locale":"en-US","players":[{"user_id":101,"name":"person 0","click":"500","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":102,"name":"person 1","click":"501","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 2","click":"computer-2","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""},{"user_id":null,"name":"computer 3","click":"computer-3","resigned":false,"away":false,"quiet":null,"ready":false,"asked_again":false,"locale":"","instead_of":""}],"secret":"1111111111111111111111111111111111111111111111111111111111111111","commitment":"02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc","computers":0,"people_only":false,"plan":{"edition":"2016","cards":{"id":"first_game","replacements":[]},"nine":false,"action_cards":false,"short":false,"tie_break":null},"plan_name":"","options":null,"pace":{"kind":"none","limit":0},"clock":null,"wishes":[],"expected":0,"expected_computers":0,"filled_to":0,"guessing":true,"expired":false,"parent":0,"level":"novice","advice":false,"open_seats":true,"changed":[],"start":"","daily":0,"appointment":null,"last_reminder":0,"event":null,"invitation":null}',NULL,NULL,NULL);
INSERT INTO "games" VALUES('ffffffff',4,0,'running',10,20,101,1795734545,1795734546,'c4f58977af1eb5e9902574a51d7f32fa702b712db28d73db676c4e1b5d53ebe0','{}','{"format":1,"state":{"options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"rng":{"seed":"75123ad7f69ea04d29635db603032b1a62c7b700061a2b774d4d146dee0ab252","position":71},"seats":[{"gold":2,"hand":["tavern","market","church","prison"],"city":[],"characters":[],"laid":[],"armed":[]},{"gold":2,"hand":["temple","smithy","docks","palace"],"city":[],"characters":["architect"],"laid":[],"armed":[]},{"gold":2,"hand":["harbor","barracks","tavern","temple"],"city":[],"characters":["thief"],"laid":[],"armed":[]},{"gold":2,"hand":["monastery","thieves_den","town_hall","library"],"city":[],"characters":[],"laid":[],"armed":[]}],"crown":1,"deck":["quarry","map_room","town_hall","watchtower","castle","prison","cathedral","fortress","trading_post","imperial_treasury","laboratory","castle","palace","castle","palace","dragon_gate","trading_post","manor","monastery","prison","church","manor","temple","watchtower","manor","market","manor","barracks","tavern","trading_post","keep","haunted_quarter","statue","factory","tavern","harbor","docks","cathedral","docks","tavern","watchtower","manor","wishing_well","market","monastery","school_of_magic","market","barracks","castle","harbor","church","fortress"],"number":2,"round":1,"phase":"selection","rank":0,"selection":{"pile":["assassin","merchant","warlord"],"face_up":["magician","bishop"],"face_down":["king"],"position":5,"seen":"","seen_by":-1},"calls":[],"marks":[],"shielded":[],"turn":null,"completed":[],"ending":false,"scores":[],"piles":{},"discards":[],"builds":[]},"stack":[["pick-character",{"seat":3}]],"aside":null}',NULL,-1);
INSERT INTO "games" VALUES('gggggggg',4,0,'running',10,20,101,1795734545,1795734546,'fcb35d3b08ea123c6e9433fe73b51e0338cf6c40e30add81fec3d3ac21d42aae','{}','{"format":1,"state":{"options":{"cast":["assassin","thief","magician","king","bishop","merchant","architect","warlord"],"uniques":["dragon_gate","factory","haunted_quarter","imperial_treasury","keep","laboratory","library","map_room","quarry","school_of_magic","smithy","statue","thieves_den","wishing_well"],"rules":{"city_size":7,"city_size_few":8,"tie_break":"revealed-rank","action_cards":false,"three_players":"nine","discard_order":"up-first","face_down_seen":false,"crown":"in-turn","extras":"any-time","rank_eight":"any-time","abbot":"either","emperor_gift":"emperor-chooses","queen":"own-turn","discards":"under-deck","costs":[],"armory":"open-cities","bell_tower":"while-it-stands","haunted_last_round":true,"laboratory_gold":2,"library_keeps":"all","quarry":"any","wishing_well_self":true},"edition":"2016"},"rng":{"seed":"75123ad7f69ea04d29635db603032b1a62c7b700061a2b774d4d146dee0ab252","position":71},"seats":[{"gold":2,"hand":["tavern","market","church","prison"],"city":[],"characters":[],"laid":[],"armed":[]},{"gold":2,"hand":["temple","smithy","docks","palace"],"city":[],"characters":["assassin"],"laid":[],"armed":[]},{"gold":2,"hand":["harbor","barracks","tavern","temple"],"city":[],"characters":["thief"],"laid":[],"armed":[]},{"gold":2,"hand":["monastery","thieves_den","town_hall","library"],"city":[],"characters":[],"laid":[],"armed":[]}],"crown":1,"deck":["quarry","map_room","town_hall","watchtower","castle","prison","cathedral","fortress","trading_post","imperial_treasury","laboratory","castle","palace","castle","palace","dragon_gate","trading_post","manor","monastery","prison","church","manor","temple","watchtower","manor","market","manor","barracks","tavern","trading_post","keep","haunted_quarter","statue","factory","tavern","harbor","docks","cathedral","docks","tavern","watchtower","manor","wishing_well","market","monastery","school_of_magic","market","barracks","castle","harbor","church","fortress"],"number":2,"round":1,"phase":"selection","rank":0,"selection":{"pile":["merchant","architect","warlord"],"face_up":["magician","bishop"],"face_down":["king"],"position":5,"seen":"","seen_by":-1},"calls":[],"marks":[],"shielded":[],"turn":null,"completed":[],"ending":false,"scores":[],"piles":{},"discards":[],"builds":[]},"stack":[["pick-character",{"seat":3}]],"aside":null}',NULL,-1);
CREATE TABLE guesses (
    game       TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    person       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    character  TEXT    NOT NULL,
    seat       INTEGER NOT NULL,
    PRIMARY KEY (game, round, person, character)
) WITHOUT ROWID;
CREATE TABLE hints (
    person      INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    question  TEXT    NOT NULL,
    PRIMARY KEY (person, kind)
) WITHOUT ROWID;
CREATE TABLE lessons (
    person  INTEGER PRIMARY KEY,
    step  TEXT    NOT NULL
);
CREATE TABLE messages (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    shown    TEXT    NOT NULL,
    closed   INTEGER NOT NULL,
    ping     INTEGER NOT NULL,
    called   REAL,
    asked    INTEGER NOT NULL,
    told     INTEGER NOT NULL,
    silent   INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
INSERT INTO "messages" VALUES('aaaaaaaa',-1,20,71,0,'ab',0,0,NULL,-1,0,0);
INSERT INTO "messages" VALUES('bbbbbbbb',-1,20,72,2,'',1,0,NULL,-1,0,0);
INSERT INTO "messages" VALUES('bbbbbbbb',0,5,6,7,'',0,0,NULL,-1,0,0);
INSERT INTO "messages" VALUES('bbbbbbbb',1,0,0,-1,'',1,8,NULL,-1,0,0);
INSERT INTO "messages" VALUES('dddddddd',-1,20,73,-1,'cd',0,0,NULL,-1,0,0);
CREATE TABLE people (
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
INSERT INTO "people" VALUES('aaaaaaaa',101);
INSERT INTO "people" VALUES('bbbbbbbb',101);
INSERT INTO "people" VALUES('dddddddd',101);
INSERT INTO "people" VALUES('eeeeeeee',101);
INSERT INTO "people" VALUES('ffffffff',101);
INSERT INTO "people" VALUES('gggggggg',101);
INSERT INTO "people" VALUES('aaaaaaaa',102);
INSERT INTO "people" VALUES('bbbbbbbb',102);
INSERT INTO "people" VALUES('cccccccc',102);
INSERT INTO "people" VALUES('dddddddd',102);
INSERT INTO "people" VALUES('eeeeeeee',102);
INSERT INTO "people" VALUES('ffffffff',102);
INSERT INTO "people" VALUES('gggggggg',102);
CREATE TABLE "persons" (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}'
);
INSERT INTO "persons" VALUES(101,'{"everywhere":false}');
INSERT INTO "persons" VALUES(102,'{"language":"pl"}');
CREATE TABLE puzzles (
    person  INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    option  TEXT    NOT NULL,
    solved  INTEGER NOT NULL,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;
CREATE TABLE "ratings" (
    guild         INTEGER NOT NULL,
    season        INTEGER NOT NULL,
    person          INTEGER NOT NULL,
    result        INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    mu_before     REAL    NOT NULL,
    sigma_before  REAL    NOT NULL,
    mu            REAL    NOT NULL,
    sigma         REAL    NOT NULL,
    played        INTEGER NOT NULL,
    place         INTEGER NOT NULL,
    seats         INTEGER NOT NULL, weight REAL NOT NULL DEFAULT 1,
    PRIMARY KEY (guild, season, person, result)
) WITHOUT ROWID;
INSERT INTO "ratings" VALUES(0,0,101,1,25.0,8.33333333333333392545e+00,2.36822657239708753715e+01,8.22891033288532725009e+00,1795734546,2,2,1.0);
INSERT INTO "ratings" VALUES(0,0,102,1,25.0,8.33333333333333392545e+00,2.63177342760291246284e+01,8.22891033288532725009e+00,1795734546,1,2,1.0);
INSERT INTO "ratings" VALUES(0,20264,101,1,25.0,8.33333333333333392545e+00,2.36822657239708753715e+01,8.22891033288532725009e+00,1795734546,2,2,1.0);
INSERT INTO "ratings" VALUES(0,20264,102,1,25.0,8.33333333333333392545e+00,2.63177342760291246284e+01,8.22891033288532725009e+00,1795734546,1,2,1.0);
INSERT INTO "ratings" VALUES(10,0,101,1,25.0,8.33333333333333392545e+00,2.36822657239708753715e+01,8.22891033288532725009e+00,1795734546,2,2,1.0);
INSERT INTO "ratings" VALUES(10,0,102,1,25.0,8.33333333333333392545e+00,2.63177342760291246284e+01,8.22891033288532725009e+00,1795734546,1,2,1.0);
INSERT INTO "ratings" VALUES(10,20264,101,1,25.0,8.33333333333333392545e+00,2.36822657239708753715e+01,8.22891033288532725009e+00,1795734546,2,2,1.0);
INSERT INTO "ratings" VALUES(10,20264,102,1,25.0,8.33333333333333392545e+00,2.63177342760291246284e+01,8.22891033288532725009e+00,1795734546,1,2,1.0);
CREATE TABLE rematches (
    game     TEXT  PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    rematch  TEXT  NOT NULL
) WITHOUT ROWID;
CREATE TABLE remnants (
    since  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))
);
CREATE TABLE results (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL UNIQUE,
    guild       INTEGER,
    everywhere  INTEGER NOT NULL,
    ended       INTEGER NOT NULL,
    cards       TEXT    NOT NULL,
    unrated     TEXT,
    model       TEXT    NOT NULL,
    digest      TEXT    NOT NULL
);
INSERT INTO "results" VALUES(1,'dddddddd',10,1,1795734546,'["2016", ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"], ["dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library", "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den", "wishing_well"]]',NULL,'{"name": "BradleyTerryFull", "library": "openskill 6.2.0", "beta": 16.666666666666668, "computer_mu": 22.0, "computer_sigma": 1.0, "version": 1}','d9ad7af457efb51052b9971e3f801c1c2da62c8dc2f5c4daecb72f17b4de47e8');
CREATE TABLE running_time (
    seconds  REAL NOT NULL
);
INSERT INTO "running_time" VALUES(0.0);
CREATE TABLE "servers" (
    id        INTEGER PRIMARY KEY,
    settings  TEXT    NOT NULL DEFAULT '{}',
    removed   INTEGER
, podium INTEGER NOT NULL DEFAULT 0);
INSERT INTO "servers" VALUES(10,'{"computer_pause":2.5}',NULL,0);
INSERT INTO "servers" VALUES(11,'{}',NULL,0);
CREATE TABLE "sets" (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    key    TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    plan   TEXT    NOT NULL,
    person   INTEGER NOT NULL,
    saved  INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    UNIQUE (guild, key)
);
INSERT INTO "sets" VALUES(1,10,'ours','Ours','{"edition":"deluxe","cards":{"characters":["king"],"uniques":["keep","park"]},"nine":false,"action_cards":false,"short":false,"tie_break":"held-rank"}',101,1795734546);
INSERT INTO "sets" VALUES(2,10,'strasse','Straße','{"edition":"deluxe","cards":{"characters":["king"],"uniques":["keep","park"]},"nine":false,"action_cards":false,"short":false,"tie_break":"held-rank"}',101,1795734546);
INSERT INTO "sets" VALUES(3,11,'ours','ours','{"edition":"deluxe","cards":{"characters":["king"],"uniques":["keep","park"]},"nine":false,"action_cards":false,"short":false,"tie_break":"held-rank"}',101,1795734546);
CREATE TABLE standings (
    result      INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    person        INTEGER,
    name        TEXT    NOT NULL,
    resigned    INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    total       INTEGER NOT NULL,
    points      TEXT    NOT NULL,
    characters  TEXT    NOT NULL,
    city        TEXT    NOT NULL,
    answers     INTEGER NOT NULL,
    seconds     INTEGER,
    PRIMARY KEY (result, seat)
) WITHOUT ROWID;
INSERT INTO "standings" VALUES(1,0,101,'person 0',0,2,19,'[["districts", 17], ["dragon_gate", 2]]','["king", "merchant", "assassin", "architect", "thief", "bishop", "assassin", "architect", "thief", "thief", "merchant", "thief"]','["temple", "tavern", "haunted_quarter", "church", "dragon_gate", "town_hall"]',66,0);
INSERT INTO "standings" VALUES(1,1,102,'person 1',0,1,36,'[["districts", 32], ["first-completed", 4]]','["thief", "warlord", "thief", "merchant", "architect", "warlord", "king", "merchant", "assassin", "warlord", "assassin", "king", "assassin", "king"]','["keep", "palace", "school_of_magic", "manor", "library", "prison", "church", "fortress"]',74,0);
CREATE TABLE tournaments (
    id       TEXT     PRIMARY KEY,
    version  INTEGER  NOT NULL,
    guild    INTEGER  NOT NULL,
    channel  INTEGER  NOT NULL,
    state    TEXT     NOT NULL,
    active   INTEGER  NOT NULL,
    message  INTEGER  NOT NULL,
    stage    INTEGER  NOT NULL,
    shown    TEXT     NOT NULL
) WITHOUT ROWID;
INSERT INTO "tournaments" VALUES('cup',1,10,20,'{"id":"cup","version":1,"guild":10,"channel":20,"organiser":101,"locale":"pl","size":4,"length":3,"league":false,"plan":{"edition":"2016","cards":{"id":"first_game","replacements":[]},"nine":false,"action_cards":false,"short":false,"tie_break":null},"plan_name":"","begins":0,"people":[{"user":101,"name":"Ann","left":false},{"user":102,"name":"Bob","left":false}],"rounds":[{"begun":1795000000,"tables":[{"game":"dddddddd","people":[101,102],"places":[1,2],"corrected":0,"begun":false}]}],"ended":0}',1,0,0,'');
CREATE INDEX games_by_status ON games (status, id);
CREATE INDEX games_by_channel ON games (channel, status, id);
CREATE INDEX lobbies_by_host ON games (host, status, id) WHERE status = 'lobby';
CREATE INDEX lobbies_by_change ON games (changed, status, id) WHERE status = 'lobby';
CREATE INDEX people_by_user ON people (person);
CREATE INDEX clicks_by_game ON clicks (game);
CREATE INDEX results_by_guild ON results (guild, ended);
CREATE INDEX results_by_time ON results (ended);
CREATE INDEX standings_by_user ON standings (person, result) WHERE person IS NOT NULL;
CREATE INDEX games_by_guild ON games (guild, id);
CREATE INDEX ratings_by_user ON ratings (person, result);
CREATE INDEX ratings_by_result ON ratings (result);
CREATE INDEX games_by_due ON games (due, id) WHERE due IS NOT NULL;
CREATE INDEX guesses_by_user ON guesses (person, game);
CREATE INDEX games_to_look ON games (look, id) WHERE look IS NOT NULL;
CREATE INDEX games_not_shown ON games (shown, version, id) WHERE shown < version;
CREATE INDEX dailies_by_day ON dailies (day, points);
CREATE INDEX puzzles_by_day ON puzzles (day, option);
CREATE INDEX clicks_that_call ON clicks (person, did, made) WHERE did IN ('call', 'invite');
CREATE INDEX tournaments_by_channel ON tournaments (active, channel);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sets',3);
INSERT INTO "sqlite_sequence" VALUES('results',1);
COMMIT;
